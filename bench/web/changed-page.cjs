/** A loader that adds a little work to a page, as a day's change does. */
module.exports = (source) => `${source}\nperformance.mark('the changed page')\n`
