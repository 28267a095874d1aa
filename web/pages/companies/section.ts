import type { ComponentType } from "preact";
import type { Entity } from "../../frame/client.ts";

export interface SectionProps {
  readonly entity: Entity;
}

export interface CompanySection {
  /** The last part of the address; empty for the first section. */
  readonly id: string;
  readonly title: string;
  /** The section needs any one of these scopes, beyond those of the page. */
  readonly scopes?: readonly string[];
  readonly component: ComponentType<SectionProps>;
}
