import { Icon } from '#blocks/core/Icon.tsx'

/** Renders the button of the bar that opens and closes the panel beside the home page. */
export function PanelButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      data-panel-toggle
      aria-expanded={isOpen}
      aria-label="Clipboard, launches and time machine"
      title="Clipboard, launches and time machine"
      onClick={onToggle}
    >
      <Icon>
        <path d="M2.5 3.5h15v13h-15zM12 3.5v13M14 7h1.5M14 10h1.5M14 13h1.5" />
      </Icon>
    </button>
  )
}
