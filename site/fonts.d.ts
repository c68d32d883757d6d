/** A font file in an import is its address in the built site. */
declare module '*.woff2' {
  const address: string
  export default address
}
