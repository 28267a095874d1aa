/** A figure as a golden record shows it: an amount always has its currency, its period and its scope. */
import type { FinancialFigure } from "./latest.ts";

/** The value of the attribute; facts that the source does not state are null. */
export function figureValue(figure: FinancialFigure): object {
  const { value, scope, basis } = figure;
  if ("quotedOn" in figure) {
    const { currency, quotedOn, publishedOn = null } = figure;
    return { value, currency, quoted_on: quotedOn, published_on: publishedOn, scope, basis };
  }
  const {
    currency = null,
    periodStart = null,
    periodEnd,
    frequency,
    filedOn = null,
    concept = null,
  } = figure;
  return {
    value,
    currency,
    period_start: periodStart,
    period_end: periodEnd,
    frequency,
    scope,
    basis,
    filed_on: filedOn,
    concept,
  };
}

/** The part of the citation that differs by figure: the filing, its date, and the terms where they differ. */
export function figureCitation(figure: FinancialFigure) {
  const asOf =
    "quotedOn" in figure ? (figure.publishedOn ?? figure.quotedOn) : (figure.filedOn ?? figure.periodEnd);
  return {
    source_as_of: asOf,
    ...(figure.sourceUrl === undefined ? {} : { source_url: figure.sourceUrl }),
    ...(figure.licence === undefined ? {} : { licence: figure.licence }),
  };
}
