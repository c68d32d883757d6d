import { useEffect, useRef, useState } from 'react'
import { Frame } from './Frame.tsx'

interface Props {
  src: string
  title: string
  /** Begins the classes of the box and of the frame. */
  name: string
  /** Pixels that a message of the frame tells; null for any other message. */
  heightOf(message: unknown, origin: string): number | null
}

/**
 * A frame as high as the page in it says it is. It comes with the script, once it is near and somebody listens: pages
 * tell their height early. Without a script the browser loads it by itself, at a height that suits most.
 */
export function GrowingFrame({ src, title, name, heightOf }: Props) {
  const [isListening, setIsListening] = useState(false)
  const [height, setHeight] = useState<number>()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      // Any window may post; only this frame is believed.
      if (source !== box.current?.querySelector('iframe')?.contentWindow) return
      setHeight((before) => heightOf(data, origin) ?? before)
    }
    window.addEventListener('message', listen)
    setIsListening(true)
    return () => window.removeEventListener('message', listen)
  }, [heightOf])

  const frame = <Frame src={src} title={title} className={`${name}__frame`} height={height} />
  return (
    <div ref={box} className={`${name}__box`}>
      {isListening ? frame : <noscript>{frame}</noscript>}
    </div>
  )
}
