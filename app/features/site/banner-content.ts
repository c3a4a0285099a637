/** Content of a banner. Colours as '#rrggbb'. */
export interface BannerContent {
  text: string;
  linkUrl: string | null;
  linkText: string | null;
  backgroundColor: string;
  textColor: string;
}
