import { type Served, serve } from "../../contract/operation.ts";
import type { DeclaredSupplier } from "../../domain/financials/supplier.ts";
import type { EntityReader } from "../../pipelines/entities/entity-reader.ts";
import type { FactReaderDependencies } from "../../pipelines/facts/fact-reader.ts";
import { FinancialReader } from "../../pipelines/financials/financial-reader.ts";
import type { DataSelections } from "../../pipelines/selections/data-selections.ts";
import { compareFinancialStatements } from "./compare-financial-statements.contract.ts";
import { compareFinancialStatementsHandler } from "./compare-financial-statements.handler.ts";
import { getFinancialStatements } from "./get-financial-statements.contract.ts";
import { getFinancialStatementsHandler } from "./get-financial-statements.handler.ts";
import { getMarketCapHistory } from "./get-market-cap-history.contract.ts";
import { getMarketCapHistoryHandler } from "./get-market-cap-history.handler.ts";
import { observeSupplier } from "./observe-supplier.contract.ts";
import { observeSupplierHandler } from "./observe-supplier.handler.ts";
import { selectFinancialStatement } from "./select-financial-statement.contract.ts";
import { selectFinancialStatementHandler } from "./select-financial-statement.handler.ts";

export interface FinancialDependencies {
  readonly entities: EntityReader;
  /** The data supplier that the operator has declared. */
  readonly supplier: DeclaredSupplier | null;
}

type Needed = FinancialDependencies & FactReaderDependencies & { readonly selections: DataSelections };

/** The reported figures and the value of companies, with the handlers. */
export function financialOperations(deps: Needed): readonly Served[] {
  const { entities, selections, supplier } = deps;
  const reports = { entities, financials: new FinancialReader(deps) };
  return [
    serve(getFinancialStatements, getFinancialStatementsHandler(reports)),
    serve(selectFinancialStatement, selectFinancialStatementHandler({ ...reports, selections })),
    serve(compareFinancialStatements, compareFinancialStatementsHandler(reports)),
    serve(getMarketCapHistory, getMarketCapHistoryHandler(reports)),
    serve(observeSupplier, observeSupplierHandler({ entities, supplier })),
  ];
}
