'use client'

import { usePublication } from '../clock/usePublication.ts'
import './front.css'

/** The way to the home page that readers have now. */
export function ViewLive() {
  const siteUrl = usePublication()?.siteUrl
  return siteUrl === undefined ? null : (
    <a className="front-live" href={siteUrl} target="_blank" rel="noopener">
      View live
    </a>
  )
}
