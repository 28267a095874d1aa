import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi } from "../components/bidi.tsx";
import { Mark } from "../components/mark.tsx";
import { pages } from "../pages.ts";
import { addressOf, base } from "./address.ts";
import type { PageRoute } from "./page-route.ts";
import { may, session, signOut } from "./session.ts";
import { openShortcutHelp } from "./shortcut-help.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { setTheme, theme, themes } from "./theme.ts";

export function Navigation() {
  const { path, route } = useLocation();
  const [open, setOpen] = useState(false);
  const offered = pages.filter(({ group, scopes }) => group !== null && may(...scopes));
  const groups = [...new Set(offered.map(({ group }) => group))];
  useShortcuts("Everywhere", [
    ...offered.flatMap(({ key, title, path: to }) =>
      key === undefined
        ? []
        : [{ keys: `g ${key}`, does: `Go to ${title}`, run: () => route(addressOf(to)) }],
    ),
    { keys: "?", does: "Show the keys", run: openShortcutHelp },
  ]);
  return (
    <header class="sidebar">
      <div class="sidebar-top">
        <a class="brand" href={`${base}/`}>
          <Mark /> Assay
        </a>
        <button
          class="button quiet menu-button"
          type="button"
          aria-expanded={open}
          aria-controls="navigation"
          onClick={() => setOpen(!open)}
        >
          Menu
        </button>
      </div>
      <div class={`sidebar-rest ${open ? "open" : ""}`} id="navigation">
        <nav class="stack" aria-label="Pages">
          {groups.map((group) => (
            <section key={group}>
              <h2>{group}</h2>
              <ul class="links">
                {offered
                  .filter((page) => page.group === group)
                  .map((page) => (
                    <li key={page.path}>
                      <a
                        href={addressOf(page.path)}
                        aria-current={isCurrent(path, page) ? "page" : undefined}
                        onClick={() => setOpen(false)}
                      >
                        {page.title}
                      </a>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </nav>
        <Account />
      </div>
    </header>
  );
}

function isCurrent(path: string, page: PageRoute): boolean {
  const at = addressOf(page.path);
  return path === at || path.startsWith(`${at}/`);
}

function Account() {
  const current = session.value;
  if (current === null) return null;
  return (
    <div class="account">
      <div>
        <div class="tenant">
          <Bidi>{current.tenant?.name ?? "No tenant"}</Bidi>
        </div>
        <div class="soft">
          {current.kind === "operator" ? "Operator" : current.keys.map(({ scope }) => scope).join(", ")}
        </div>
      </div>
      <label class="row">
        <span class="soft">Theme</span>
        <select
          value={theme.value}
          onChange={(event) => {
            const wanted = themes.find((one) => one === event.currentTarget.value);
            if (wanted !== undefined) setTheme(wanted);
          }}
        >
          <option value="system">System</option>
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </select>
      </label>
      <div class="row">
        <button class="button small quiet" type="button" onClick={openShortcutHelp}>
          Shortcuts <kbd>?</kbd>
        </button>
        <button class="button small quiet" type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </div>
  );
}
