'use client'

import { useEffect } from 'react'

const channelName = 'citydesk-acting'

/** Has all other pages of this browser load again, which were made for another person. */
export function renewOtherTabs(): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(null)
  channel.close()
}

/** Loads the page again when another one of this browser begins or stops to act as another person. */
export function OtherTabs(): null {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName)
    channel.onmessage = () => window.location.reload()
    return () => channel.close()
  }, [])
  return null
}
