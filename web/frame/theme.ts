import { signal } from "@preact/signals";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const KEY = "assay-theme";

const stored = (): Theme => themes.find((theme) => theme === localStorage.getItem(KEY)) ?? "system";

export const theme = signal<Theme>(stored());

export function setTheme(wanted: Theme): void {
  theme.value = wanted;
  localStorage.setItem(KEY, wanted);
  showTheme();
}

/** Applies the reader's choice of theme; without a choice the system's theme. */
export function showTheme(): void {
  if (theme.value === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
}
