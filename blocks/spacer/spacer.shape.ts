export function spacerShape({ height, width }: { height: number; width: number }): {
  height: number
  width?: number
  maxWidth?: string
} {
  return width > 0 ? { height, width, maxWidth: '100%' } : { height }
}
