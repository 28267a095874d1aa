/**
 * The form in which a receipt of the service is stored. It leaves out what follows from the rest: the features of the leader
 * where the replay has the same, values beside contributions, members of candidates that say nothing, and list features
 * of 0. `lengthenReceipt` puts all of it back, so that a receipt is read as it was written.
 */
import type { ReplayInputs } from "../../domain/matching/decide/replay.ts";
import { LIST_FEATURES } from "../../domain/matching/score/listwise.ts";
import type { Contribution } from "../../domain/matching/score/model.ts";

interface ScoredReceipt {
  readonly features: Readonly<Record<string, number>>;
  readonly top_features: readonly Contribution[];
  readonly candidates: readonly object[];
  readonly replay_inputs: ReplayInputs | null;
}

type Values = Readonly<Record<string, number>>;

interface ShortReceipt {
  /** The mark of this form. */
  readonly shortened: 1;
  /** Absent where those of `replay_inputs` are the same. */
  readonly features?: Values;
  /** Contributions by feature, in the order of `top_features`. */
  readonly contributions: Values;
  readonly candidates: readonly object[];
  readonly replay_inputs: ReplayInputs | ShortInputs | null;
}

/** Instead of the features of a list with a leader, those of them that are not 0. */
interface ShortInputs extends Omit<ReplayInputs, "list_features"> {
  readonly nonzero_list_features: Values;
}

/** The members of a candidate in their order, and what they say where they are left out. */
const SILENT: Readonly<Record<string, unknown>> = {
  entity_id: null,
  external: true,
  legal_name: null,
  domain: null,
  legal_status: null,
  probability: undefined,
  adjudicator_decision: null,
  adjudicator_confidence: null,
  refused: null,
};

/** A receipt as it is stored: JSON of one line. */
export function receiptText<R extends ScoredReceipt>(receipt: R): string {
  const { features, replay_inputs: inputs } = receipt;
  const short = withMembers(receipt, {
    features: () => (features === inputs?.features ? {} : { features }),
    top_features: () => ({
      contributions: Object.fromEntries(
        receipt.top_features.map(({ feature, contribution }) => [feature, contribution]),
      ),
    }),
    candidates: () => ({ candidates: receipt.candidates.map(withoutSilent) }),
    replay_inputs: () => ({ replay_inputs: inputs && withoutZeros(inputs) }),
  });
  return JSON.stringify({ shortened: 1, ...short });
}

/** The receipt of a stored value, whole and in its order; one that is not in the short form is returned as it is. */
export function lengthenReceipt(stored: unknown): unknown {
  if (!isShort(stored)) return stored;
  const { replay_inputs: inputs, contributions, candidates } = stored;
  const features = stored.features ?? inputs?.features ?? {};
  return withMembers(stored, {
    shortened: () => ({}),
    features: () => ({}),
    contributions: () => ({
      features,
      top_features: Object.entries(contributions).map(([feature, contribution]) => ({
        feature,
        value: features[feature],
        contribution,
      })),
    }),
    candidates: () => ({ candidates: candidates.map((candidate) => ({ ...SILENT, ...candidate })) }),
    replay_inputs: () => ({ replay_inputs: inputs && withZeros(inputs) }),
  });
}

/** The same object with other members in the place of some. */
function withMembers(whole: object, others: Readonly<Record<string, () => object>>): object {
  return Object.assign(
    {},
    ...Object.entries(whole).map(([name, value]) =>
      Object.hasOwn(others, name) ? others[name]!() : { [name]: value },
    ),
  );
}

function isShort(stored: unknown): stored is ShortReceipt {
  const { shortened, contributions, candidates, replay_inputs } = (stored ?? {}) as Partial<ShortReceipt>;
  const isWhole = [contributions, replay_inputs ?? {}].every((part) => Object(part) === part);
  return shortened === 1 && isWhole && Array.isArray(candidates);
}

function withoutZeros(inputs: ReplayInputs): object {
  const { list_features: list } = inputs;
  const isComplete =
    LIST_FEATURES.every((name) => name in list) && Object.keys(list).length === LIST_FEATURES.length;
  if (!isComplete) return inputs;
  const nonzero = Object.entries(list).filter(([, value]) => value !== 0);
  return withMembers(inputs, {
    list_features: () => ({ nonzero_list_features: Object.fromEntries(nonzero) }),
  });
}

// A feature that a later release has added reads 0 as well; the model that the receipt names has no weight for it.
function withZeros(inputs: ReplayInputs | ShortInputs): object {
  if (!("nonzero_list_features" in inputs)) return inputs;
  const { nonzero_list_features: nonzero } = inputs;
  return withMembers(inputs, {
    nonzero_list_features: () => ({
      list_features: Object.fromEntries(LIST_FEATURES.map((name) => [name, nonzero[name] ?? 0])),
    }),
  });
}

function withoutSilent(candidate: object): object {
  return Object.fromEntries(
    Object.entries(candidate).filter(([name, value]) => !(name in SILENT) || SILENT[name] !== value),
  );
}
