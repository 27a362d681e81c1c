const fs = require('node:fs')

/**
 * A reporter for Jest that ends the run at the first test that fails, wherever in its file, and writes that test into
 * the file that FIRST_FAILURE names. Jest's own `--bail` waits for the end of the file.
 */
module.exports = class FirstFailure {
  onTestCaseResult({ path }, { fullName, status }) {
    if (status === 'failed') this.end(path, fullName)
  }

  onTestResult({ path }, { testExecError, failureMessage }) {
    if (testExecError || failureMessage)
      this.end(path, (failureMessage ?? 'cannot be run').trim().split('\n')[0])
  }

  end(file, title) {
    fs.writeFileSync(process.env.FIRST_FAILURE, JSON.stringify({ file, title }))
    process.exit(1)
  }
}
