/** Returns a number of bytes as KB, rounded up: "101 KB". */
export function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`
}
