/** Says in the preview what it waits for, or why it shows nothing. */
export function PanelNotice({ text, onRetry }: { text: string; onRetry?: () => unknown }) {
  return (
    <div className="preview-panel__notice" role="status">
      <span>{text}</span>
      {onRetry && (
        <button type="button" onClick={() => void onRetry()}>
          Try again
        </button>
      )}
    </div>
  )
}
