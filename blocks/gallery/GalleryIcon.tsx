const paths = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6L6 18',
  expand: 'M14 5h5v5M10 19H5v-5M19 5l-6 6M5 19l6-6',
  larger: 'M16 16l4 4M4 10.5a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0M10.5 8v5M8 10.5h5',
  smaller: 'M16 16l4 4M4 10.5a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0M8 10.5h5',
  grid: 'M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z',
  photo: 'M4 6h16v12H4z',
}

/** Renders a sign on a button, one stroke width for all. The button says in words what it does. */
export function GalleryIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="gallery__icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
