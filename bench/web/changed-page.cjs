/** A loader that adds a statement to a page, like a day's change. */
module.exports = (source) => `${source}\nperformance.mark('the changed page')\n`
