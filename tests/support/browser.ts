/** The person at the consent page: a real browser where the machine has one, or the page's form over HTTP. */
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Opens the page, answers yes or no, and returns the browser's last address. */
export interface Owner {
  readonly name: string;
  answer(page: URL, said: { ticket: string; action: "approve" | "deny" }): Promise<URL>;
}

/** The path of this machine's browser; undefined without one. */
export const chromiumPath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
  existsSync,
);

const browserOwner = (executablePath: string): Owner => ({
  name: "a person in Chromium",
  async answer(page, { ticket, action }) {
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    try {
      const tab = await browser.newPage();
      await tab.goto(page.href);
      if (action === "approve") await tab.getByLabel("Install ticket").fill(ticket);
      await tab.getByRole("button", { name: action === "approve" ? "Allow" : "Refuse" }).click();
      await tab.waitForURL((url) => url.origin !== page.origin);
      return new URL(tab.url());
    } finally {
      await browser.close();
    }
  },
});

/** Reads the form from the page and sends the request of a browser. */
export const formOwner: Owner = {
  name: "a form sent over HTTP",
  async answer(page, { ticket, action }) {
    const shown = await fetch(page, { headers: { accept: "text/html" } });
    const text = await shown.text();
    const [, target] = /<form method="post" action="([^"]+)"/.exec(text) ?? [];
    const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]+)">/g)];
    const form = new URLSearchParams(hidden.map(([, name, value]): [string, string] => [name!, value!]));
    if (action === "approve") form.set("ticket", ticket);
    form.set("action", action);
    const answer = await fetch(new URL(target!, page), {
      method: "POST",
      body: form,
      redirect: "manual",
      headers: { accept: "text/html", cookie: shown.headers.getSetCookie()[0]!.split(";")[0]! },
    });
    return new URL(answer.headers.get("location")!);
  },
};

/** All variants of that person on this machine: the form, and the browser where there is one. */
export const owners: readonly Owner[] =
  chromiumPath === undefined ? [formOwner] : [formOwner, browserOwner(chromiumPath)];
