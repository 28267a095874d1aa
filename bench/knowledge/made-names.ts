/** Names of companies that do not exist: the same for the same row. */
const words = ["Northgate", "Harbour", "Quarry", "Meadow", "Foundry", "Lantern", "Orchard", "Summit"];
const trades = ["Widgets", "Bakeries", "Logistics", "Mining", "Textiles", "Optics", "Timber", "Energy"];
export const nameOf = (row: number) =>
  `${words[row % 8]} ${trades[Math.floor(row / 8) % 8]} ${Math.floor(row / 64)}`;
