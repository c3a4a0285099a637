import { createContext } from "react-router";

/** Whether only the head of a file is asked for (HEAD): its loader looks who asks, and leaves the work of making the content. */
export const headContext = createContext(false);
