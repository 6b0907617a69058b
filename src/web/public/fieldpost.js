// Makes pages more convenient where scripts run; every page works without.
