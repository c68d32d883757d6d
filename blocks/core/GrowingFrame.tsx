import { useEffect, useRef, useState } from 'react'
import { Frame } from './Frame.tsx'

interface Props {
  src: string
  title: string
  name: string
  // Returns the height in pixels in a message of the frame; null for any other message.
  heightOf(message: unknown, origin: string): number | null
}

/**
 * Renders a frame whose height follows messages of the page in it. It is inserted by the script, once it is near and a
 * listener is registered: pages send their height early. Without a script the browser loads it by itself, at a height
 * that suits most.
 */
export function GrowingFrame({ src, title, name, heightOf }: Props) {
  const [isListening, setIsListening] = useState(false)
  const [height, setHeight] = useState<number>()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      // Any window may post; only messages of this frame count.
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
