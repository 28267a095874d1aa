import { render } from "preact";
import "./design/workbench.css";
import { listenForShortcuts } from "./frame/shortcuts.ts";
import { showTheme } from "./frame/theme.ts";
import { Workbench } from "./frame/workbench.tsx";

showTheme();
// A page that the browser kept aside belongs to a session that may have ended since.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
listenForShortcuts();
render(<Workbench />, document.getElementById("workbench")!);
