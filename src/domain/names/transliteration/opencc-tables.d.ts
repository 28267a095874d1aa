/** The character tables that `opencc-js` ships without types: lines of `<character> <target> …`, between bars. */
declare module "opencc-js/dict/*" {
  const table: string;

  export { table as default };
}
