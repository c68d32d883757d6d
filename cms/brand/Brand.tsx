/** Renders the mark of the back office: a desk lamp's beam over a column of type. Drawn in the colour of the text. */
export function BrandIcon() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="1.5" role="img">
      <title>Citydesk</title>
      <path d="M4 18h14M11 18V9M6.5 9 11 3.5 15.5 9z" strokeLinejoin="round" />
      <path d="M7 12.5 5 15M15 12.5l2 2.5" />
    </svg>
  )
}

export function BrandLogo() {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 12, font: '600 30px/1 var(--font-body)' }}>
      <BrandIcon />
      Citydesk
    </span>
  )
}
