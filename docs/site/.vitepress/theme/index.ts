// VitePress's own theme without its web fonts: pages use system fonts.
import Theme from "vitepress/theme-without-fonts";
import "./style.css";

export default Theme;
