import { Icon } from '#blocks/core/Icon.tsx'

/** Renders the button of the bar that opens and closes the preview. */
export function PreviewButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      data-preview-toggle
      aria-expanded={isOpen}
      aria-label="Preview"
      title={isOpen ? 'Close the preview' : 'See it as readers will'}
      onClick={onToggle}
    >
      <Icon>
        <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10z" />
        <circle cx="10" cy="10" r="2.5" />
      </Icon>
    </button>
  )
}
