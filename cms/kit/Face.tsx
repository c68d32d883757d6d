import './face.css'
import type { CSSProperties } from 'react'

export interface FacePicture {
  url: string
  crop?: { x?: number | null; y?: number | null; zoom?: number | null } | null
}

interface FaceProps {
  name: string
  picture: FacePicture | null
  // Behind the first letter of the name, where there is no picture.
  color?: string
}

/** Renders the face of a person: a round picture, or the first letter of the name. Its size is that of its place. */
export function Face({ name, picture, color = '#5e5e5e' }: FaceProps) {
  if (!picture)
    return (
      <span className="face" style={{ backgroundColor: color }} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    )
  return (
    <span className="face" aria-hidden="true">
      <img src={picture.url} alt="" style={cropOf(picture)} />
    </span>
  )
}

function cropOf({ crop }: FacePicture): CSSProperties {
  const { x, y, zoom } = crop ?? {}
  const point = `${(x ?? 0.5) * 100}% ${(y ?? 0.5) * 100}%`
  return { objectPosition: point, transformOrigin: point, scale: String(zoom ?? 1) }
}
