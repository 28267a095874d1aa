import { type Condition, fieldNames, type Operators, operatorNames } from "./conditions.ts";

interface ConditionFieldsProps {
  /** 1 for the first condition. */
  readonly place: number;
  readonly condition: Condition;
  readonly operators: Operators;
  /** Called with null when the condition is removed. */
  readonly onChange: (condition: Condition | null) => void;
}

/** One condition: its field, its operator, and the value. */
export function ConditionFields({ place, condition, operators, onChange }: ConditionFieldsProps) {
  const { field, operator } = condition;
  const id = `condition-${place}`;
  const chooseField = (chosen: Condition["field"]) => {
    const [usual] = operators.get(chosen) ?? [];
    const keeps = operators.get(chosen)?.includes(operator) ?? false;
    onChange({ field: chosen, operator: keeps ? operator : (usual ?? "eq"), typed: "" });
  };
  return (
    <fieldset class="query-condition">
      <legend class="visually-hidden">Condition {place}</legend>
      <div class="input">
        <label for={`${id}-field`}>Field</label>
        <select
          id={`${id}-field`}
          value={field}
          onChange={(event) => chooseField(event.currentTarget.value as Condition["field"])}
        >
          {[...operators.keys()].map((name) => (
            <option key={name} value={name}>
              {fieldNames[name] ?? name}
            </option>
          ))}
        </select>
      </div>
      <div class="input">
        <label for={`${id}-operator`}>Operator</label>
        <select
          id={`${id}-operator`}
          value={operator}
          onChange={(event) =>
            onChange({ ...condition, operator: event.currentTarget.value as Condition["operator"] })
          }
        >
          {(operators.get(field) ?? []).map((name) => (
            <option key={name} value={name}>
              {operatorNames[name] ?? name}
            </option>
          ))}
        </select>
      </div>
      <Value id={`${id}-value`} condition={condition} onChange={onChange} />
      <button class="button small" type="button" onClick={() => onChange(null)}>
        Remove<span class="visually-hidden"> condition {place}</span>
      </button>
    </fieldset>
  );
}

interface ValueProps extends Pick<ConditionFieldsProps, "condition" | "onChange"> {
  readonly id: string;
}

function Value({ id, condition, onChange }: ValueProps) {
  const { field, operator, typed } = condition;
  const control = {
    id,
    value: typed,
    onInput: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ ...condition, typed: event.currentTarget.value }),
  };
  return (
    <div class="input">
      <label for={id}>{operator === "in" ? "Values, one a line" : "Value"}</label>
      {operator === "in" ? (
        <textarea rows={3} {...control} />
      ) : field === "created_at" ? (
        <input type="datetime-local" {...control} />
      ) : (
        <input maxLength={500} {...control} />
      )}
    </div>
  );
}
