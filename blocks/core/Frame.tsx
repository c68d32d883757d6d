interface Props {
  src: string
  /** What a screen reader calls it. */
  title: string
  className: string
  /** The page in the frame is of another site than this one: it may keep what is its own, and is told apart by it. */
  isForeign: boolean
  /** Pixels; absent for what the style sheet says. */
  height?: number
}

/**
 * Somebody else's page in a sandboxed frame: it runs, it can open what one clicks on, and it can neither lead this page
 * away nor read it. The browser loads it when it comes near.
 */
export function Frame({ src, title, className, isForeign, height }: Props) {
  const rights = ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-forms']
  return (
    <iframe
      src={src}
      title={title}
      className={className}
      // With both rights a page of this very site could take its own sandbox off.
      sandbox={[...rights, ...(isForeign ? ['allow-same-origin'] : [])].join(' ')}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      height={height}
    />
  )
}
