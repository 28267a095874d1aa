import { EntityReader } from "../entities/entity-reader.ts";
import type { InstalledRegisters } from "../register-install/installed-registers.ts";
import { CompanyKnowledge, type CompanyKnowledgeDependencies } from "./company-knowledge.ts";

type ReaderParts = Omit<CompanyKnowledgeDependencies, "entities"> & {
  readonly registers: InstalledRegisters;
};

/** The readers of a tenant's entities and of the stored facts beyond their golden records. */
export function readersOf(parts: ReaderParts): {
  readonly entities: EntityReader;
  readonly knowledge: CompanyKnowledge;
} {
  const entities = new EntityReader(parts);
  return { entities, knowledge: new CompanyKnowledge({ ...parts, entities }) };
}
