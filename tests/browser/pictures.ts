/**
 * Screenshots that are compared with stored ones. The stored form of a page is one small sheet: each
 * screenshot at an eighth of its size. A sheet shows whether a panel is missing, has moved or has another
 * colour; it does not depend on the machine's drawing of letter edges.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

/** A channel of a pixel differs if its values are further apart than this, of 255. */
const CHANNEL_TOLERANCE = 28;

const stored = (name: string): string => fileURLToPath(new URL(`./pictures/${name}.png`, import.meta.url));

const asUrl = (png: Buffer): string => JSON.stringify(`data:image/png;base64,${png.toString("base64")}`);

const load = `const load = async (url) => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};`;

/** The sheet of these screenshots, drawn by an otherwise empty `page`. */
export async function sheetOf(page: Page, screenshots: readonly Buffer[]): Promise<Buffer> {
  const url = await page.evaluate<string>(`(async () => {
    ${load}
    const images = await Promise.all([${screenshots.map(asUrl).join(",")}].map(load));
    const sizes = images.map(({ width, height }) => [Math.round(width / 8), Math.round(height / 8)]);
    const canvas = document.createElement("canvas");
    canvas.width = sizes.reduce((sum, [width]) => sum + width, 0);
    canvas.height = Math.max(...sizes.map(([, height]) => height));
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    let x = 0;
    images.forEach((image, at) => {
      context.drawImage(image, x, 0, ...sizes[at]);
      x += sizes[at][0];
    });
    return canvas.toDataURL("image/png");
  })()`);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** The share of the pixels of two sheets that differ, 0..1; 1 where their sizes differ. */
async function differenceOf(page: Page, sheets: readonly [Buffer, Buffer]): Promise<number> {
  return page.evaluate<number>(`(async () => {
    ${load}
    const [a, b] = await Promise.all([${sheets.map(asUrl).join(",")}].map(load));
    if (a.width !== b.width || a.height !== b.height) return 1;
    const points = (image) => {
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    };
    const [one, other] = [points(a), points(b)];
    let differing = 0;
    for (let at = 0; at < one.length; at += 4)
      if ([0, 1, 2].some((channel) => Math.abs(one[at + channel] - other[at + channel]) > ${CHANNEL_TOLERANCE}))
        differing += 1;
    return differing / (one.length / 4);
  })()`);
}

/** The share of pixels in which a sheet differs from the stored one of its name; null: none is stored. */
export async function differenceFromStored(
  page: Page,
  { name, sheet }: { readonly name: string; readonly sheet: Buffer },
): Promise<number | null> {
  const path = stored(name);
  return existsSync(path) ? differenceOf(page, [readFileSync(path), sheet]) : null;
}

export function storeSheet(name: string, sheet: Buffer): void {
  const path = stored(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sheet);
}
