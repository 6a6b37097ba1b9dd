extension TroubleCodeLines {
    /// P3400 to P3FFF: cylinder deactivation.
    static let powertrain3 = """
        P3400 cylinder deactivation system, bank 1: malfunction
        P3401 deactivation or intake valve control, cylinder 1: circuit or open
        P3402 deactivation or intake valve control, cylinder 1: performance
        P3403 deactivation or intake valve control, cylinder 1: low
        P3404 deactivation or intake valve control, cylinder 1: high
        P3405 exhaust valve control, cylinder 1: circuit or open
        P3406 exhaust valve control, cylinder 1: performance
        P3407 exhaust valve control, cylinder 1: low
        P3408 exhaust valve control, cylinder 1: high
        P3409 deactivation or intake valve control, cylinder 2: circuit or open
        P3410 deactivation or intake valve control, cylinder 2: performance
        P3411 deactivation or intake valve control, cylinder 2: low
        P3412 deactivation or intake valve control, cylinder 2: high
        P3413 exhaust valve control, cylinder 2: circuit or open
        P3414 exhaust valve control, cylinder 2: performance
        P3415 exhaust valve control, cylinder 2: low
        P3416 exhaust valve control, cylinder 2: high
        P3417 deactivation or intake valve control, cylinder 3: circuit or open
        P3418 deactivation or intake valve control, cylinder 3: performance
        P3419 deactivation or intake valve control, cylinder 3: low
        P3420 deactivation or intake valve control, cylinder 3: high
        P3421 exhaust valve control, cylinder 3: circuit or open
        P3422 exhaust valve control, cylinder 3: performance
        P3423 exhaust valve control, cylinder 3: low
        P3424 exhaust valve control, cylinder 3: high
        P3425 deactivation or intake valve control, cylinder 4: circuit or open
        P3426 deactivation or intake valve control, cylinder 4: performance
        P3427 deactivation or intake valve control, cylinder 4: low
        P3428 deactivation or intake valve control, cylinder 4: high
        P3429 exhaust valve control, cylinder 4: circuit or open
        P3430 exhaust valve control, cylinder 4: performance
        P3431 exhaust valve control, cylinder 4: low
        P3432 exhaust valve control, cylinder 4: high
        P3433 deactivation or intake valve control, cylinder 5: circuit or open
        P3434 deactivation or intake valve control, cylinder 5: performance
        P3435 deactivation or intake valve control, cylinder 5: low
        P3436 deactivation or intake valve control, cylinder 5: high
        P3437 exhaust valve control, cylinder 5: circuit or open
        P3438 exhaust valve control, cylinder 5: performance
        P3439 exhaust valve control, cylinder 5: low
        P3440 exhaust valve control, cylinder 5: high
        P3441 deactivation or intake valve control, cylinder 6: circuit or open
        P3442 deactivation or intake valve control, cylinder 6: performance
        P3443 deactivation or intake valve control, cylinder 6: low
        P3444 deactivation or intake valve control, cylinder 6: high
        P3445 exhaust valve control, cylinder 6: circuit or open
        P3446 exhaust valve control, cylinder 6: performance
        P3447 exhaust valve control, cylinder 6: low
        P3448 exhaust valve control, cylinder 6: high
        P3449 deactivation or intake valve control, cylinder 7: circuit or open
        P3450 deactivation or intake valve control, cylinder 7: performance
        P3451 deactivation or intake valve control, cylinder 7: low
        P3452 deactivation or intake valve control, cylinder 7: high
        P3453 exhaust valve control, cylinder 7: circuit or open
        P3454 exhaust valve control, cylinder 7: performance
        P3455 exhaust valve control, cylinder 7: low
        P3456 exhaust valve control, cylinder 7: high
        P3457 deactivation or intake valve control, cylinder 8: circuit or open
        P3458 deactivation or intake valve control, cylinder 8: performance
        P3459 deactivation or intake valve control, cylinder 8: low
        P3460 deactivation or intake valve control, cylinder 8: high
        P3461 exhaust valve control, cylinder 8: circuit or open
        P3462 exhaust valve control, cylinder 8: performance
        P3463 exhaust valve control, cylinder 8: low
        P3464 exhaust valve control, cylinder 8: high
        P3465 deactivation or intake valve control, cylinder 9: circuit or open
        P3466 deactivation or intake valve control, cylinder 9: performance
        P3467 deactivation or intake valve control, cylinder 9: low
        P3468 deactivation or intake valve control, cylinder 9: high
        P3469 exhaust valve control, cylinder 9: circuit or open
        P3470 exhaust valve control, cylinder 9: performance
        P3471 exhaust valve control, cylinder 9: low
        P3472 exhaust valve control, cylinder 9: high
        P3473 deactivation or intake valve control, cylinder 10: circuit or open
        P3474 deactivation or intake valve control, cylinder 10: performance
        P3475 deactivation or intake valve control, cylinder 10: low
        P3476 deactivation or intake valve control, cylinder 10: high
        P3477 exhaust valve control, cylinder 10: circuit or open
        P3478 exhaust valve control, cylinder 10: performance
        P3479 exhaust valve control, cylinder 10: low
        P3480 exhaust valve control, cylinder 10: high
        P3481 deactivation or intake valve control, cylinder 11: circuit or open
        P3482 deactivation or intake valve control, cylinder 11: performance
        P3483 deactivation or intake valve control, cylinder 11: low
        P3484 deactivation or intake valve control, cylinder 11: high
        P3485 exhaust valve control, cylinder 11: circuit or open
        P3486 exhaust valve control, cylinder 11: performance
        P3487 exhaust valve control, cylinder 11: low
        P3488 exhaust valve control, cylinder 11: high
        P3489 deactivation or intake valve control, cylinder 12: circuit or open
        P3490 deactivation or intake valve control, cylinder 12: performance
        P3491 deactivation or intake valve control, cylinder 12: low
        P3492 deactivation or intake valve control, cylinder 12: high
        P3493 exhaust valve control, cylinder 12: circuit or open
        P3494 exhaust valve control, cylinder 12: performance
        P3495 exhaust valve control, cylinder 12: low
        P3496 exhaust valve control, cylinder 12: high
        P3497 cylinder deactivation system, bank 2: malfunction
        """
}
