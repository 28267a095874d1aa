/** The logo of Assay: two records that become one. */
export function Mark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="7" cy="10" r="5.25" fill="none" stroke="currentColor" stroke-width="1.75" />
      <circle cx="13" cy="10" r="5.25" fill="none" stroke="currentColor" stroke-width="1.75" />
      <path d="M10 5.7a5.25 5.25 0 0 1 0 8.6a5.25 5.25 0 0 1 0-8.6z" fill="currentColor" />
    </svg>
  );
}
