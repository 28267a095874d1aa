import type { Portfolio } from "../frame/client.ts";

/** Chooses one of the tenant's portfolios. */
export function PortfolioSelect(props: {
  readonly id: string;
  readonly portfolios: readonly Pick<Portfolio, "portfolio_id" | "name">[];
  readonly chosen: string;
  readonly choose: (portfolioId: string) => void;
}) {
  return (
    <div class="input">
      <label for={props.id}>Portfolio</label>
      <select
        id={props.id}
        value={props.chosen}
        onChange={(event) => props.choose(event.currentTarget.value)}
      >
        {props.portfolios.map(({ portfolio_id, name }) => (
          <option key={portfolio_id} value={portfolio_id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
