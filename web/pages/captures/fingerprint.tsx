import type { DataSelectionReceipt } from "../../frame/client.ts";

/** The fingerprint, the rule by which anybody computes it, and the command that does. */
export function Fingerprint({ receipt }: { readonly receipt: DataSelectionReceipt }) {
  const { fingerprint, fingerprint_scope: scope, redistribution } = receipt;
  const { leaves_out, reads_as_false } = scope as Readonly<Record<string, unknown>>;
  return (
    <section class="card stack" aria-labelledby="fingerprint">
      <h2 id="fingerprint">Fingerprint</h2>
      <p>
        <code class="fingerprint">{fingerprint}</code>
      </p>
      <dl class="facts">
        <dt>Algorithm</dt>
        <dd>
          {scope.algorithm}, over the form of {scope.canonicalisation}
        </dd>
        <Names title="Left out, at the top" names={leaves_out} />
        <Names title="Read as false, at any depth" names={reads_as_false} />
        <dt>Rule</dt>
        <dd>{scope.statement}</dd>
      </dl>
      {redistribution.complete ? (
        <>
          <p>
            Download the receipt as JSON, and compare it with the fingerprint that you noted when it was
            captured. The command needs no service:
          </p>
          <p>
            <code>
              npx assay receipt verify {receipt.receipt_id}.json --expect {fingerprint}
            </code>
          </p>
        </>
      ) : (
        <p>
          Values are withheld from this copy, so <code>npx assay receipt verify</code> cannot verify it. The
          fingerprint is that of the whole receipt.
        </p>
      )}
      <p class="soft small">
        A fingerprint proves that a receipt is the one that had it. It does not prove who made the receipt.
      </p>
    </section>
  );
}

function Names({ title, names }: { readonly title: string; readonly names: unknown }) {
  if (!Array.isArray(names)) return null;
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <code>{names.join(", ")}</code>
      </dd>
    </>
  );
}
