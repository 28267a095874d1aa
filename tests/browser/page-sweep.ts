/** Checks for every page of the workbench, run on a page that is open in the browser. */
import type { Page } from "playwright-core";

/** Elements wider than the window, which make it scroll sideways. */
export const sidewaysScroll = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.body.querySelectorAll("*")].filter((element) =>
      element.getBoundingClientRect().right > width + 0.5);
    return [\`\${document.documentElement.scrollWidth} of \${width} pixels\`,
      ...wide.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 200))];
  })()`);

/** Elements that still move with the reader's setting for reduced motion. */
export const movement = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll("*")]
    .filter((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      const longest = (durations) => Math.max(...durations.split(",").map(parseFloat));
      return (animationName !== "none" && longest(animationDuration) > 0.001) || longest(transitionDuration) > 0.001;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 200))`);

interface KeyboardWalk {
  /** Controls that the Tab key did not reach. */
  readonly missed: readonly string[];
  /** Controls whose focus is not visible: not marked, or outside the window. */
  readonly unseen: readonly string[];
}

const controls = `[...document.querySelectorAll(
    "a[href],button,input,select,textarea,summary,[tabindex='0'],[contenteditable='true']")]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.disabled
    && !element.closest("[inert]") && element.tabIndex >= 0 && element.type !== "radio" && element.type !== "hidden")`;

const focusState = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  focused.dataset.walked = "true";
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
  const marked = outlineStyle !== "none" && parseFloat(outlineWidth) >= 1;
  const inSight = width > 0 && height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return { seen: marked && inSight, is: focused.outerHTML.slice(0, 200) };
})()`;

/** Moves through the page with the Tab key alone. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
  const count = await page.evaluate<number>(`document.activeElement?.blur(), ${controls}.length`);
  const unseen: string[] = [];
  for (let step = 0; step < count + 5; step += 1) {
    await page.keyboard.press("Tab");
    const state = await page.evaluate<{ seen: boolean; is: string } | null>(focusState);
    if (state !== null && !state.seen) unseen.push(state.is);
  }
  const missed = await page.evaluate<string[]>(
    `${controls}.filter(({ dataset }) => dataset.walked === undefined).map(({ outerHTML }) => outerHTML.slice(0, 200))`,
  );
  return { missed, unseen: [...new Set(unseen)] };
}
