import { client } from "../frame/client.ts";
import { useQuery } from "../frame/query.ts";
import { Bidi } from "./bidi.tsx";

/** The name of an entity; its id until the name is loaded, and where the entity has no name. */
export function CompanyName({ entityId }: { readonly entityId: string }) {
  const { data } = useQuery(["entity name", entityId], () =>
    client.entities.get(entityId, { fields: ["identity.legal_name"] }),
  );
  const name = data?.record["identity.legal_name"];
  return typeof name === "string" ? <Bidi>{name}</Bidi> : <code>{entityId}</code>;
}
