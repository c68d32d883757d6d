import type { Page } from 'playwright-core'

/** Records a film of half a second with the browser of a page: WebM. */
export async function recordedFilm(page: Page): Promise<Buffer> {
  const film = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    const isDone = new Promise((resolve) => {
      recorder.onstop = resolve
    })
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start()
    const colors = ['#357', '#753', '#735']
    for (let frame = 0; frame < 30; frame += 1) {
      if (pen) pen.fillStyle = colors[frame % 3] ?? ''
      pen?.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise(requestAnimationFrame)
    }
    recorder.stop()
    await isDone
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(film)
}
