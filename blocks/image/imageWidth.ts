// As wide as the text, or wider: such a picture fills the column by itself (layout.css).
const columnWidth = 680

// A caption needs some room, however small the picture.
const narrowest = 128

/**
 * Returns the pixels at which a picture is shown that is narrower than the text: those its block asks for, else its own;
 * null for one that fills its place. A picture is only made larger than it is where its alignment asks for that.
 */
export function shownWidth(
  props: { width: number | null; alignment: string },
  media: { width: number | null },
): number | null {
  if (props.alignment === 'wide' || props.alignment === 'full') return null
  const width = props.width ?? media.width
  return width !== null && width < columnWidth ? width : null
}

/** Returns the pixels of the block around it; null for the width that its alignment gives it. */
export function widthOfFloat(alignment: string, shown: number | null): number | null {
  return shown !== null && (alignment === 'left' || alignment === 'right') ? Math.max(shown, narrowest) : null
}
