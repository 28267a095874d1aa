import { type Served, serve } from "../../contract/operation.ts";
import type { Database } from "../../storage/engine/database.ts";
import { ListCursors } from "../list-cursors.ts";
import {
  captureDataSelection,
  deleteDataSelection,
  deleteDataSelectionTool,
  getDataSelection,
  listDataSelections,
} from "./selections.contract.ts";
import {
  type Capturing,
  captureDataSelectionHandler,
  deleteDataSelectionHandler,
  deleteDataSelectionToolHandler,
  getDataSelectionHandler,
  listDataSelectionsHandler,
} from "./selections.handler.ts";

/** Receipts of captured values, with the handlers. */
export function selectionOperations(deps: Capturing & { readonly database: Database }): readonly Served[] {
  const { database, entities, selections } = deps;
  return [
    serve(captureDataSelection, captureDataSelectionHandler({ selections, entities })),
    serve(listDataSelections, listDataSelectionsHandler({ database, cursors: new ListCursors(database) })),
    serve(getDataSelection, getDataSelectionHandler({ selections })),
    serve(deleteDataSelection, deleteDataSelectionHandler({ selections })),
    serve(deleteDataSelectionTool, deleteDataSelectionToolHandler({ selections })),
  ];
}
