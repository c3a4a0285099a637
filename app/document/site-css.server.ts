import { splitStyleSheet } from "./page-css.server";
import styleSheet from "./site.css?inline";

/** The whole style sheet, for the development server, whose pages change after they came. */
export const wholeCss = styleSheet;

/** The rules that the markup of a page can match. */
export const cssOf = splitStyleSheet(styleSheet);
