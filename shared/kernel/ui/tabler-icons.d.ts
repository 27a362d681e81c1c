/** One icon of the set: hidden from screen readers unless it has an `aria-label`, because its name is next to it. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  type IconProps = Omit<import('react').SVGProps<SVGSVGElement>, 'stroke' | 'ref'> & {
    /** Width and height in px (24). */
    size?: number | string
    title?: string
    ref?: import('react').Ref<SVGSVGElement>
  }
  const icon: (props: IconProps) => import('react').ReactNode
  export default icon
}
