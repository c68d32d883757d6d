/** Renders a padlock; the words beside it say whose. */
export function LockIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M5.5 9h9v7h-9zM7.5 9V6.5a2.5 2.5 0 0 1 5 0V9" />
    </svg>
  )
}
