/** Styles are put into the bundle's one sheet; importing one gives nothing. */
declare module "*.css";
