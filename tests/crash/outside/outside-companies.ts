/** A company that the store knows, and a description of it that only a call outside can settle. */
import { namedCompany } from "../../support/records.ts";

export interface OutsideCompany {
  /** The record that founds the company. */
  readonly known: { readonly name: string };
  /** The record that is asked about: the town differs, so that the matcher alone leaves it open. */
  readonly asked: { readonly name: string };
}

/** @param n of the company; its name ends with the number, so that each name is one company's. */
export function outsideCompany(n: number): OutsideCompany {
  const { name, ...company } = namedCompany(n);
  const stem = `${name.replace(" Limited", "")} ${n}`;
  return {
    known: { ...company, name: `${stem} Limited`, address: { city: "Leeds" } } as OutsideCompany["known"],
    asked: {
      ...{ name: `${stem} Ltd`, country: "GB", address: { city: "York" } },
      depth: "research",
    } as OutsideCompany["asked"],
  };
}
