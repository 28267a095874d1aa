/** Styles are collected in the bundle's one sheet; importing one gives no value. */
declare module "*.css";
