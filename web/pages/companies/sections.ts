/**
 * The sections of a company's page, one line for each capability: a section gets the entity and reads all
 * other data itself. A further capability is a component and a line here.
 */
import { AccountsSection } from "../entity-accounts/accounts-section.tsx";
import { ConnectionsSection } from "../entity-connections/connections-section.tsx";
import { OwnershipSection } from "../entity-ownership/ownership-section.tsx";
import { IdentitySection } from "./identity-section.tsx";
import { ReceiptsSection } from "./receipts-section.tsx";
import { RecordSection } from "./record-section.tsx";
import type { CompanySection } from "./section.ts";
import { SourcesSection } from "./sources-section.tsx";
import { StatementsSection } from "./statements-section.tsx";
import { TimelineSection } from "./timeline-section.tsx";

export const sections: readonly CompanySection[] = [
  { id: "", title: "Golden record", component: RecordSection },
  { id: "sources", title: "Sources compared", component: SourcesSection },
  { id: "identity", title: "Identity over time", component: IdentitySection },
  { id: "ownership", title: "Ownership", component: OwnershipSection },
  { id: "connections", title: "Connections", component: ConnectionsSection },
  { id: "statements", title: "Statements", component: StatementsSection },
  { id: "accounts", title: "Accounts and value", component: AccountsSection },
  { id: "timeline", title: "Timeline", component: TimelineSection },
  { id: "receipts", title: "Records and receipts", component: ReceiptsSection },
];
