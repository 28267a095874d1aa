import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ErrorBoundary, LocationProvider, lazy, Route, Router, useLocation } from "preact-iso";
import { Dialogs } from "../components/dialog.tsx";
import { Empty } from "../components/empty.tsx";
import { Fault } from "../components/fault.tsx";
import { Toasts } from "../components/toast.tsx";
import { pages } from "../pages.ts";
import { base } from "./address.ts";
import { ChooseTenant } from "./choose-tenant.tsx";
import { Navigation } from "./navigation.tsx";
import type { PageProps, PageRoute } from "./page-route.ts";
import { loadSession, may, session, sessionState, signInAsOperator } from "./session.ts";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { SignIn } from "./sign-in.tsx";

/** The whole application: the sign-in, or the pages of a signed-in user. */
export function Workbench() {
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    begin().catch(setFailure);
  }, []);
  const state = sessionState.value;
  if (state === undefined) {
    return failure === null ? (
      <p class="visually-hidden" role="status">
        Loading
      </p>
    ) : (
      <main class="sign-in">
        <Fault error={failure} again={() => location.reload()} />
      </main>
    );
  }
  if (state.session === null) return <SignIn refusal={failure} />;
  return (
    <LocationProvider scope={base}>
      <a class="skip" href="#page">
        Skip to the page
      </a>
      <div class="frame">
        <Navigation />
        <Pages />
      </div>
      <ShortcutHelp />
      <Dialogs />
      <Toasts />
    </LocationProvider>
  );
}

/**
 * Signs in with an operator's link: its code is after `#`, which browsers do not send. The code works once,
 * so it is removed from the address.
 */
async function begin(): Promise<void> {
  const code = /^#([A-Za-z0-9_-]{43})$/.exec(location.hash)?.[1];
  if (code !== undefined) history.replaceState(null, "", location.pathname + location.search);
  await loadSession();
  if (code !== undefined) await signInAsOperator(code);
}

const components = new Map(pages.map((page) => [page, lazyPage(page)]));

function lazyPage(page: PageRoute): ComponentType<PageProps> {
  return lazy(async () => (await page.load()).page) as unknown as ComponentType<PageProps>;
}

function Pages() {
  const [loading, setLoading] = useState(false);
  const { path } = useLocation();
  const offered = pages.filter((page) => may(...page.scopes));
  const first = offered.find(({ group }) => group !== null);
  return (
    <main class="page" id="page" tabIndex={-1}>
      {loading ? <div class="loading-line" aria-hidden="true" /> : null}
      <ErrorBoundary key={path} onError={() => setLoading(false)}>
        <Router onLoadStart={() => setLoading(true)} onLoadEnd={() => setLoading(false)}>
          {offered.map((page) => (
            <Route key={page.path} path={base + page.path} component={framed(page)} />
          ))}
          <Route path={`${base}/`} component={() => <GoTo path={base + (first?.path ?? "/account")} />} />
          <Route default component={NoPage} />
        </Router>
      </ErrorBoundary>
    </main>
  );
}

const framedPages = new Map<PageRoute, ComponentType<PageProps>>();

/** Shows the page, once a tenant is chosen whose data it can show. */
function framed(route: PageRoute): ComponentType<PageProps> {
  const known = framedPages.get(route);
  if (known !== undefined) return known;
  const Page = components.get(route)!;
  const Framed = (props: PageProps) => {
    useEffect(() => {
      document.title = `${route.title} · Assay`;
    }, []);
    if (route.ofTenant && session.value?.tenant === null) return <ChooseTenant />;
    return <Page {...props} />;
  };
  framedPages.set(route, Framed);
  return Framed;
}

function GoTo({ path }: { readonly path: string }) {
  const { route } = useLocation();
  useEffect(() => route(path, true), [path]);
  return null;
}

function NoPage() {
  return (
    <Empty title="There is no such page">
      <p>
        The address is wrong, or it is a page that your keys do not open. The navigation shows the pages that
        they do; a further key can be added under <a href={`${base}/account`}>Account</a>.
      </p>
    </Empty>
  );
}
