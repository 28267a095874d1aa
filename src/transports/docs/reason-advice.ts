/** The causes of the reasons within errors and abstentions, and the remedy of each. */
import type { AbstentionReason } from "../../contract/abstentions.ts";
import type { ErrorCode, FieldError } from "../../contract/errors.ts";

export interface Advice {
  readonly cause: string;
  readonly fix: string;
}

/** By the reason that an abstention states. */
export const abstentionAdvice: Readonly<Record<AbstentionReason, Advice>> = {
  below_acceptance_floor: {
    cause:
      "The best candidate is likely, and not 0.90 likely; or a guard of the receipt withheld it (`work_budget`: the names are too long or too many to compare them all).",
    fix: "Answer `clarification`, or add an identifier, an address or the website; send fewer and shorter names.",
  },
  indistinguishable_candidates: {
    cause: "Two candidates are within 0.02 of each other, or hold the same decisive identifier.",
    fix: "Add what tells them apart: `clarification.candidate_clues` says how they differ.",
  },
  weak_signals_disagree: {
    cause: "The candidate would match, and two or more other fields speak against it.",
    fix: "Check the fields that the receipt's guards name; correct them, or let a person decide.",
  },
  signal_conflict: {
    cause: "The candidate would match, and one field speaks against it: `disagreeing_fields` names it.",
    fix: "Check that field and correct it; for the name, add an identifier, the website or the street; or let a person decide.",
  },
  identifier_conflict: {
    cause: "An identifier of the record is that of another company than the rest describes.",
    fix: "Correct the identifier, or leave it out.",
  },
  no_identifying_signal: {
    cause: "Nothing comparable is left of the record: placeholders, blanks or generic values.",
    fix: "Send a real name with a country, a domain or an identifier.",
  },
  quality_target_unmet: {
    cause:
      "There is a match that does not meet the request's `quality_target`; `quality_shortfall` says which threshold and which fields.",
    fix: "Send what `clarification` asks for, lower the target, ask for fewer fields, or let a person decide.",
  },
  no_candidates: {
    cause: "Nothing known resembles the record, and it says too little to found a company on.",
    fix: "Add an identifier or an address; install the register of its country.",
  },
  depth_capped: {
    cause: "`depth` or `enrich` ended the work before the stage that could decide.",
    fix: "Allow a greater `depth`.",
  },
  escalation_unavailable: {
    cause:
      "A deeper stage that this deployment has was needed, and failed, timed out or has no attempts left.",
    fix: "Try again later, or let a person decide.",
  },
  insufficient_evidence: {
    cause: "The two records of a batch have nothing in common that could be compared.",
    fix: "Give both the same kinds of fields: names, addresses, identifiers.",
  },
};

/** For errors with a distinguishing value in their details: the field, and each of its values. */
interface Reasons {
  readonly field: string;
  readonly values: Readonly<Record<string, Advice>>;
}

const fieldAdvice: Readonly<Record<FieldError["code"], Advice>> = {
  unknown_field: { cause: "The operation has no such field.", fix: "Remove it, or correct its name." },
  missing: { cause: "A required field is absent.", fix: "Add it." },
  too_long: { cause: "More characters or items than admitted.", fix: "Shorten it to the stated bound." },
  too_short: { cause: "Fewer characters or items than needed.", fix: "Fill it, or leave it out." },
  out_of_range: {
    cause: "A number, a date or a count is outside its bounds.",
    fix: "Keep to the stated bound.",
  },
  wrong_type: { cause: "The value is of another JSON type.", fix: "Send the type that is stated." },
  invalid_format: {
    cause: "The text does not have its form.",
    fix: "Use the stated form; no NUL, no lone surrogate.",
  },
  conflicting_alias: {
    cause: "A field and its alias, or two ways to say one thing, differ.",
    fix: "Send one.",
  },
  invalid_json: {
    cause: "The body is no JSON, or names a field twice.",
    fix: "Send one JSON object in UTF-8.",
  },
  invalid_enum: { cause: "The value is none of the admitted.", fix: "Use one that the message lists." },
  one_of_required: {
    cause: "One of several fields is needed, and none is given.",
    fix: "Add one of those listed.",
  },
  already_decided: {
    cause: "The record that is named was decided: there is nothing to clarify.",
    fix: "Leave `clarification_of` out; to correct a decision, use review or detach.",
  },
  mismatch: {
    cause: "The value differs from that of the record which is named.",
    fix: "Send the same value, or leave the field out.",
  },
};

export const errorReasons: Readonly<Partial<Record<ErrorCode, Reasons>>> = {
  invalid_request: { field: "details.fields[].code", values: fieldAdvice },
  rate_limited: {
    field: "details.gate",
    values: {
      address: { cause: "The address sent too much without a credential.", fix: "Send a valid credential." },
      concurrency: { cause: "The tenant has too many requests in progress.", fix: "Send fewer at once." },
      concurrent_batch: {
        cause: "The tenant's batch before it is running.",
        fix: "Send one batch at a time.",
      },
      oauth: { cause: "The client asks for tokens too often.", fix: "Keep a token until it expires." },
      install_ticket: {
        cause: "Too many wrong tickets were entered.",
        fix: "Have a new ticket issued, and wait.",
      },
    },
  },
  service_unavailable: {
    field: "details.gate",
    values: { load: { cause: "The process has as much to do as it takes on.", fix: "Send fewer at once." } },
  },
  merge_blocked: {
    field: "details.reason",
    values: {
      fields_disagree: {
        cause: "A strong identifier differs, or two weak signals do.",
        fix: "Choose another candidate.",
      },
      candidate_not_identifiable: {
        cause: "The candidate can no longer be told from another.",
        fix: "Name the entity by `entity_id`.",
      },
      content_bound_elsewhere: {
        cause: "The same content is bound to another entity.",
        fix: "Read `details.entity_id`; detach that record if it is wrong.",
      },
    },
  },
  detach_precondition_failed: {
    field: "details.precondition",
    values: {
      not_a_member: {
        cause: "The record is not a member of this entity.",
        fix: "Name the entity that it is in.",
      },
      last_member: { cause: "The record is the entity's only member.", fix: "Erase the record instead." },
      unknown_contributor: {
        cause: "The entity holds facts of which it is not known who contributed them.",
        fix: "Erase and resolve the records anew.",
      },
      shared_decisive_identifier: {
        cause: "The record and the rest have a decisive identifier in common.",
        fix: "Correct the identifier at its source; such records are one company.",
      },
      entity_changed: { cause: "The entity was changed at the same moment.", fix: "Read it and try again." },
      open_review: { cause: "The record has an open review item.", fix: "Settle the item first." },
    },
  },
  invalid_webhook_url: {
    field: "details.reason",
    values: {
      invalid_url: { cause: "It is no URL, or has blanks or control characters.", fix: "Send it encoded." },
      scheme: { cause: "It is not https.", fix: "Serve the receiver over https." },
      port: { cause: "It names a port.", fix: "Listen on 443 and leave the port out." },
      credentials: { cause: "It holds a user or password.", fix: "Verify the signature instead." },
      fragment: { cause: "It has a fragment.", fix: "Leave out what follows `#`." },
      host_is_address: { cause: "The host is an IP address.", fix: "Give the receiver a name." },
      host_not_public: {
        cause: "The public internet does not know such names.",
        fix: "Use a public host name.",
      },
      unresolvable: { cause: "The host has no address.", fix: "Publish its A or AAAA record." },
      blocked_address: {
        cause: "The host has a private or reserved address.",
        fix: "Point it to a public one.",
      },
    },
  },
};
