import { client, type Tenant } from "../frame/client.ts";
import { useQuery } from "../frame/query.ts";
import { session } from "../frame/session.ts";
import { visibleText } from "./bidi.tsx";

/** The tenants that an administrator may choose from; undefined until they are loaded. */
export function useTenants(): readonly Tenant[] | undefined {
  return useQuery(["tenants"], () => client.tenants.list({ limit: 200 })).data?.tenants;
}

/** Selects the tenant of a new object; the tenant in which the operator acts comes first. */
export function TenantSelect({ id }: { readonly id: string }) {
  const acting = session.value?.tenant;
  // The form can be sent before the list of tenants is loaded: for the tenant in which the operator acts.
  const tenants = useTenants() ?? (acting ? [acting] : []);
  const current = acting?.tenant_id;
  return (
    <div class="input">
      <label for={id}>Tenant</label>
      <select id={id} name="tenant" required key={tenants.length} defaultValue={current ?? ""}>
        {tenants.map((tenant) => (
          <option key={tenant.tenant_id} value={tenant.tenant_id} selected={tenant.tenant_id === current}>
            {visibleText(tenant.name)}
          </option>
        ))}
      </select>
    </div>
  );
}
