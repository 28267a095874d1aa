import { attributes } from "../../domain/entities/attributes.ts";
import type { SourceReadiness } from "../../domain/entities/project.ts";
import type { InstalledSources } from "../../pipelines/register-install/installed-sources.ts";

interface SourceDependencies {
  readonly sources: InstalledSources;
  readonly readiness: SourceReadiness;
}

/** For each attribute, whether this deployment has a source for it, and which. */
export function availabilityItems({ sources, readiness }: SourceDependencies) {
  return attributes.map(({ name, supported }) => ({
    field: name,
    readiness: readinessOf(name, supported, readiness),
    sources: supported ? sources.suppliersOf(name).map((supplier) => supplier.sourceId) : [],
  }));
}

function readinessOf(name: string, supported: boolean, readiness: SourceReadiness) {
  if (!supported) return "not_supported";
  if (readiness.unavailable?.(name)) return "source_unavailable";
  return readiness.configured(name) ? "ready" : "not_configured";
}

/** For each source, its licence and its permissions: for anyone, and for this tenant. */
export function resaleItems({ sources, readiness }: SourceDependencies, tenantId: string) {
  const withheld = readiness.withheldFrom?.(tenantId);
  return sources.all().map(({ sourceId, licence, permitsResale, companies }) => {
    const shown = !withheld?.has(sourceId);
    return {
      source_id: sourceId,
      licence,
      companies,
      licence_permits_resale: permitsResale,
      shown,
      resellable: permitsResale && shown,
    };
  });
}
