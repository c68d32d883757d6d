import sharp from 'sharp'

// A number between 0 and 1 that belongs to a name.
function shareOf(name: string): number {
  return ([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1000) / 1000
}

/**
 * Returns a coast at some hour of the day, the same for the same name: 1,200 by 800, or upright for names with
 * "market".
 */
export async function drawStyleguidePicture(name: string): Promise<Uint8Array> {
  const share = shareOf(name)
  const [width, height] = name.includes('market') ? [800, 1200] : [1200, 800]
  const horizon = Math.round(height * (0.5 + share * 0.12))
  const warm = Math.round(18 + share * 28)
  const cool = Math.round(196 + share * 24)
  const hill = (x: number, lift: number) =>
    `M${x} ${horizon} q${width * 0.14} ${-lift} ${width * 0.3} ${-lift * 0.35} t${width * 0.32} ${lift * 0.35} Z`
  const waves = Array.from({ length: 9 }, (_, line) => {
    const y = horizon + ((line + 1) / 10) ** 1.6 * (height - horizon)
    const start = width * ((share * 7 + line * 0.37) % 0.5)
    return `<path d="M${start} ${y} h${width * (0.12 + ((line * 0.23 + share) % 0.3))}" stroke="#fff" stroke-opacity=".28" stroke-width="${2 + line}"/>`
  })
  const boat = width * (0.3 + share * 0.3)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${cool} 38% 42%)"/><stop offset=".72" stop-color="hsl(${warm} 62% 74%)"/><stop offset="1" stop-color="hsl(${warm} 78% 84%)"/></linearGradient>
<linearGradient id="sea" x2="0" y2="1"><stop stop-color="hsl(${cool} 26% 54%)"/><stop offset="1" stop-color="hsl(${cool} 46% 22%)"/></linearGradient></defs>
<rect width="100%" height="${horizon}" fill="url(#sky)"/><circle cx="${width * (0.2 + share * 0.55)}" cy="${horizon * 0.72}" r="${height * 0.055}" fill="hsl(${warm} 90% 92%)"/>
<path d="${hill(-width * 0.06, height * 0.2)}" fill="hsl(${cool} 20% 46%)"/><path d="${hill(width * 0.5, height * 0.28)}" fill="hsl(${cool} 24% 34%)"/>
<rect y="${horizon}" width="100%" height="${height - horizon}" fill="url(#sea)"/>${waves.join('')}
<path d="M${boat} ${horizon + height * 0.07} l18 36 h190 l26 -40 h-46 v-34 h-34 v-26 h-22 v26 h-70 v38 Z" fill="#f4f1ea"/><path d="M${boat + 18} ${horizon + height * 0.07 + 36} h190 l6 -10 h-201 Z" fill="#9a3412"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}
