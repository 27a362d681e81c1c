interface Cookie {
  name: string
  value: string
  path: string
}

/** A minimal browser for signing in: cookies with paths, and single-step redirects. */
export class Browser {
  private cookies: Cookie[] = []

  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      headers: { cookie: this.cookiesFor(new URL(url).pathname), accept: 'text/html' },
    })
    for (const line of response.headers.getSetCookie()) this.remember(line)
    return response
  }

  /** Follows redirects until one leads to `stop` or a page is returned; returns the final address and the page. */
  async follow(
    url: string,
    stop: string,
    form?: Record<string, string>,
  ): Promise<{ url: string; page: string }> {
    let response = await this.open(url, form)
    let current = url
    for (let hop = 0; hop < 10; hop += 1) {
      const location = response.headers.get('location')
      if (!location) return { url: current, page: await response.text() }
      current = new URL(location, current).href
      if (current.startsWith(stop)) return { url: current, page: '' }
      response = await this.open(current)
    }
    throw new Error(`Too many redirects, the last to ${current}`)
  }

  private cookiesFor(path: string): string {
    const fitting = this.cookies.filter(
      (cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')),
    )
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  private remember(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/'
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (!/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.push({ name, value: pair.slice(at + 1), path })
  }
}
