// A mock of a provider's embed script. It counts how often it has run.
window.embedScriptRuns = (window.embedScriptRuns ?? 0) + 1;
